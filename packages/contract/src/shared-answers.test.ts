import { expect, it } from 'vitest'
import { officeTables, type RouteSpec, tables } from './index.ts'

const shared = [tables, officeTables].flatMap((api) =>
  Object.entries(api).flatMap(([module, table]) =>
    Object.entries(table as Record<string, RouteSpec>)
      .filter(([, { kept, gathered }]) => kept !== undefined || gathered)
      .map(([name, spec]) => ({ call: `${module}.${name}`, spec })),
  ),
)

it.each(shared)(
  'the answer of $call, which others are given too, is asked for by anyone and changes nothing',
  ({ spec }) => {
    expect(spec).toMatchObject({ method: 'GET', who: 'anyone' })
    expect([spec.device, spec.upload, spec.idempotent, spec.origin]).toEqual(Array(4).fill(undefined))
  },
)
