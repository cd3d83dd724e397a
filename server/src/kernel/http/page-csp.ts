import { createHash } from 'node:crypto'

/** A script's text as a policy names it. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The policy of a page of ours: its own files, and those inline scripts that it was built with. Styles may stand inline
 * because components set them; games and videos of suppliers run in frames. `asked`: what it may fetch from others.
 */
export const buildPageCsp = (script_hashes: readonly string[] = [], asked: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...script_hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...asked].join(' ')}`,
    "frame-src 'self' https:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** The hashes of a built page's inline scripts. */
export const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, code = '']) => hashSource(code))
