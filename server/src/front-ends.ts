import { fileURLToPath } from 'node:url'
import type { Config } from './kernel/config.ts'
import type { BuiltApp } from './kernel/http/statics.ts'

const resolve = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const apps: readonly BuiltApp[] = [
  { prefix: '/', dir: resolve('apps/member/dist'), tests_lines: true },
  { prefix: '/agent/', dir: resolve('apps/agent/dist') },
  { prefix: '/lottery/', dir: resolve('apps/lottery/dist') },
  { prefix: '/office/', dir: resolve('apps/office/dist') },
  // Our own pictures, at addresses that stay the same from one build to the next.
  { prefix: '/art/', dir: resolve('packages/ui/art'), for_all: true },
]
/** What is for those who build, and not for the public: every part of the kit. */
const workshop: readonly BuiltApp[] = [{ prefix: '/gallery/', dir: resolve('packages/ui/gallery/dist') }]

/** Built front ends by their addresses; in production those for the public alone (decisions/0019). */
export const listFrontEnds = ({ node_env }: Pick<Config, 'node_env'>): readonly BuiltApp[] =>
  node_env === 'production' ? apps : [...apps, ...workshop]
