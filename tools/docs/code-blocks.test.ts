import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDb } from '@moongate/testing'
import { describe, expect, it } from 'vitest'
import { VARIABLES } from '../../server/src/kernel/config.ts'
import {
  type CodeBlock,
  listCodeBlocks,
  listCommands,
  listPaths,
  listVariables,
  readCodeBlocks,
  toModule,
} from './code-blocks.ts'
import { listFilesLike, root } from './tree.ts'

const blocks = listCodeBlocks()
const documents = listFilesLike(/\.md$/).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** The compiler's complaints about modules made of these blocks, with the document in place of the made file. */
const compile = (of: readonly CodeBlock[], config: object): string[] => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const dir = mkdtempSync(join(root, '.cache/docs-'))
  try {
    of.forEach((block, i) => writeFileSync(join(dir, `block${i}.${block.lang}`), toModule(block)))
    writeFileSync(join(dir, 'made-up.d.ts'), `declare module '*/limits.screen.tsx'`) // the screen that a recipe makes up
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', dir, '--noEmit', '--pretty', 'false'], { cwd: dir })
    return []
  } catch (error) {
    const said = String((error as { stdout?: Buffer }).stdout ?? error)
    return said.split('\n').flatMap((line) => {
      const found = /^block(\d+)\.\w+(.*)$/.exec(line)
      const block = of[Number(found?.[1])]
      return block ? [`${block.file}:${block.line} ${found?.[2] ?? ''}`] : line.includes('error') ? [line] : []
    })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

describe('the code in the documents', () => {
  it('that is TypeScript compiles where it belongs', () => {
    const all = blocks.filter(({ lang }) => lang === 'ts' || lang === 'tsx')
    const inApps = all.filter(({ given }) => given.startsWith('// of the member site'))
    expect(
      compile(
        all.filter((one) => !inApps.includes(one)),
        { extends: '../../tsconfig.json', include: ['*', '../../server/src/**/*.d.ts'] },
      ),
    ).toEqual([])
    const include = ['*', '../../apps/member/src/css.d.ts']
    expect(compile(inApps, { extends: '../../apps/tsconfig.json', include })).toEqual([])
    expect(all.length).toBeGreaterThan(10)
  }, 600_000)

  it('that is SQL runs on a database of this version', async () => {
    const d = await createTestDb()
    for (const { file, line, code } of blocks.filter(({ lang }) => lang === 'sql')) {
      const ran = await d.owner.pool.query(code).then(
        () => 'ran',
        (error: Error) => error.message,
      )
      expect(`${file}:${line} ${ran}`).toBe(`${file}:${line} ran`)
    }
    await d.stop()
  })

  it('that is JSON can be read', () => {
    for (const { code } of blocks.filter(({ lang }) => lang === 'json'))
      expect(() => JSON.parse(code) as unknown).not.toThrow()
  })

  it('is of a kind that is tried here', () => {
    expect(
      [...new Set(blocks.map(({ lang }) => lang))].filter(
        (lang) => !['', 'sh', 'ts', 'tsx', 'sql', 'json'].includes(lang),
      ),
    ).toEqual([])
  })
})

describe('what the documents name exists', () => {
  it.each(documents)('$file', ({ text }) => {
    const { scripts: named, files } = listCommands(text)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    expect(
      [...files, ...listPaths(text)].filter((path) => !existsSync(join(root, path)) && !MADE_UP.test(path)),
    ).toEqual([])
    const known = new Set([...VARIABLES, ...listExampleNames(), ...FOREIGN])
    expect(listVariables(text).filter((name) => !known.has(name))).toEqual([])
  })

  it('each recipe is on the list of CONTRIBUTING', () => {
    const page = documents.find(({ file }) => file === 'CONTRIBUTING.md')?.text ?? ''
    const recipes = listFilesLike(/^docs\/recipes\/.*\.md$/)
    expect(recipes.filter((file) => !page.includes(`(${file})`))).toEqual([])
  })
})

/** What the recipes would make. */
const MADE_UP = /NNNN_|\/mail[./]|\/limits\/|\/bank\.settings\.ts$/

const listExampleNames = (): string[] =>
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** Variables of other programs, and of our tests and benches by hand. */
const FOREIGN = [
  'PGPASSWORD',
  'ADMIN_URL',
  'E2E_SHOTS',
  'FUZZ_CALLS',
  'FUZZ_SEED',
  'TEST_SEED',
  'BENCH_AWAY_MS',
  'BENCH_LIMIT',
  'BENCH_COMMIT_DELAY_US',
  'BENCH_LOG_LEVEL',
]

describe('reading documents sees', () => {
  it('a block with what it stands among, without the indent of its list', () => {
    const text = '1. Say:\n\n   <!-- given: const a = 1 -->\n   ```ts\n   a + 1\n     // deeper\n   ```\n'
    expect(readCodeBlocks('x.md', text)).toMatchObject([
      { lang: 'ts', given: 'const a = 1', code: 'a + 1\n  // deeper\n' },
    ])
  })

  it('where a part belongs', () => {
    const block = { file: '', line: 1, lang: 'ts', given: 'const all = [/* code */]', code: '1, 2' }
    expect(toModule(block)).toBe('const all = [1, 2]\nexport {}\n')
  })

  it('commands, files and variables', () => {
    expect(listCommands('`npm run gone` and `npx tsx docs/a.ts`')).toEqual({ scripts: ['gone'], files: ['docs/a.ts'] })
    expect(listVariables('`NO_SUCH` and GONE=1, `GET`, a `V`')).toEqual(['GONE'])
    expect(listPaths('`server/src/gone.ts` `server/src/<x>.ts` `x.ts`')).toEqual(['server/src/gone.ts'])
  })
})
