import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from './built.ts'

const source = fileURLToPath(new URL('../worker-process.ts', import.meta.url))
const other = fileURLToPath(new URL('built.ts', import.meta.url))
const HEAP = '--max-semi-space-size=32'
const fromSource = { file: source, execArgv: ['--import', 'tsx', HEAP] }

describe('a program of ours is run', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moongate-built-'))
    writeFileSync(join(folder, 'server.src.worker-process.mjs'), '')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('as it was built', () =>
    expect(findProgram(source, folder, ['--inspect', HEAP])).toEqual({
      file: join(folder, 'server.src.worker-process.mjs'),
      execArgv: ['--enable-source-maps', HEAP],
    }))
  it('from its source where nothing was built', () => expect(findProgram(source, '', [HEAP])).toEqual(fromSource))
  it('from its source where the folder is gone', () =>
    expect(findProgram(source, `${folder}-gone`, [HEAP])).toEqual(fromSource))
  it('from its source where it is none of the programs', () => expect(findProgram(other, folder).file).toBe(other))
})
