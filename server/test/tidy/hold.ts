// npm run ratchet: holds what the tree has come to, never less than before. What got worse is told and stays a failing test.
import { writeFileSync } from 'node:fs'
import { measureTree, RATCHET, readHeld } from './measures.ts'
import { findRatchetFaults, tighten } from './ratchet.rules.ts'

const measures = measureTree()
const held = tighten(measures, readHeld())
writeFileSync(RATCHET, `${JSON.stringify(held, null, 2)}\n`)
for (const fault of findRatchetFaults(measures, held)) console.log(fault)
