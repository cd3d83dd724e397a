import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../../tools/gen-routes.ts'

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('R7.9 the client is made from the contract', () => {
  it.each(Object.entries(renderRoutes()))('%s is current; if not, run `npm run gen`', (name, text) =>
    expect(source(`./${name}`)).toBe(text),
  )

  it('takes types from the contract and nothing that would reach the browser', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    const imports = files.flatMap((name) =>
      [...source(`./${name}`).matchAll(/^(import|export)\b.*from '([^.'][^']*)'/gm)].map(([line]) => line),
    )
    expect(imports.length).toBeGreaterThan(0)
    for (const line of imports)
      expect(line).toMatch(
        /^import type .* from '@moongate\/contract'$|^import \{ [\w, ]+ \} from '(eventsource-parser|react|@tanstack\/react-query)'$/,
      )
  })
})
