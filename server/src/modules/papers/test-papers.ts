import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'

export const DAY_MS = 86_400_000
export const photo = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } }).withExif({
    IFD0: { Copyright: 'a secret place' },
  })
export const DATES = { good_until: '2030-01-01', birth_on: '1990-01-01' }

/** What the tests of papers do: keep a picture, send a paper in, take a step with it. */
export const createPapers = (env: () => Env) => {
  const { data, outcome } = createScenario(env)
  let n = 0
  const key = () => `papers-test-${++n}`
  const upload = (bytes: Buffer, type = 'image/jpeg', as = 'alice') =>
    outcome('POST /member/papers/pictures', { as, file: { bytes, type } })
  const keep = async (as = 'alice'): Promise<string> => {
    const file = { bytes: await photo().jpeg().toBuffer(), type: 'image/jpeg' }
    return (await data<{ id: string }>('POST /member/papers/pictures', { as, file })).id
  }

  const send = (kind: string, pictures: string[], as = 'alice', k = key()) =>
    outcome('POST /member/papers', { as, key: k, body: { kind, pictures } })
  /** A passport of alice's that waits. */
  const sendPassport = async (): Promise<string> => {
    expect(await send('passport', [await keep()])).toBe('200')
    const { papers } = await data<{ papers: { id: string }[] }>('GET /member/papers', { as: 'alice' })
    return papers[0]?.id ?? ''
  }

  const step = (id: string, name: string, body: object = {}, as = 'erin') =>
    outcome(`POST /office/papers/${id}/${name}`, { as, body })
  const standing = async () => (await data<{ standing: string }>('GET /member/papers', { as: 'alice' })).standing
  const clear = async () => {
    await env().owner.run(sql`truncate papers.pictures, papers.papers, papers.asks`)
    await env().owner.run(sql`truncate claims.claims`)
  }
  return { key, upload, keep, send, sendPassport, step, standing, clear }
}
