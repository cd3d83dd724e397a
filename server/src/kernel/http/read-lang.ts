import { type Lang, parseLang } from '@moongate/i18n'
import type { FastifyRequest } from 'fastify'

/** The language that is asked for: in the address, or of the calls that have none there in a header, spelt the same (decisions/0386). */
export const readLang = ({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Lang =>
  parseLang((query as { lang?: unknown } | undefined)?.lang ?? headers['accept-language'])
