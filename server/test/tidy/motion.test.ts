import { describe, expect, it } from 'vitest'
import { findCostlyMotion, findLastingBlurs } from './motion.rules.ts'
import { findFaults, readSources } from './sources.ts'

const sheets = readSources(['packages/ui/src', 'apps'], /\.css$/)

describe('what moves by itself', () => {
  it('moves without the main thread: no repeated animation paints, no transition is laid out', () =>
    expect(findFaults(findCostlyMotion, sheets)).toEqual([]))

  it('R1.1 blurs nothing for who asks for less transparency', () =>
    expect(findFaults(findLastingBlurs, sheets)).toEqual([]))
})

describe('the rule of motion sees', () => {
  it.each([
    [
      'a loop that paints',
      '.a { animation: run 1s linear infinite; } @keyframes run { to { background-position: 0 } }',
    ],
    ['a loop with an end', '.a { animation: hit 900ms ease 4; } @keyframes hit { 50% { outline-color: red } }'],
    ['a ring that is drawn anew', '.a { transition: stroke-dasharray 1s linear; }'],
    ['a width beside an opacity', '.a { transition: opacity var(--t-hover), width cubic-bezier(0.2, 0.8, 0.2, 1); }'],
    ['everything', '.a { transition: all 1s; }'],
  ])('%s', (_case, text) => expect(findCostlyMotion({ path: 'a.css', text })).toHaveLength(1))

  it.each([
    ['a belt', '.a { animation: pass 40s linear infinite; } @keyframes pass { to { transform: translateX(-50%); } }'],
    ['a flash once', '.a { animation: up 600ms; } @keyframes up { 30% { background: red; } }'],
    ['a hover', '.a { transition: background-color var(--t-hover), transform 1s linear; }'],
  ])('and leaves %s alone', (_case, text) => expect(findCostlyMotion({ path: 'a.css', text })).toEqual([]))

  const opaque = '@media (prefers-reduced-transparency: reduce) { background: red; backdrop-filter: none; }'
  it.each([
    ['a blur', '.a { backdrop-filter: blur(3px); }', 1],
    ['one of two', `.a { backdrop-filter: blur(3px); ${opaque} } .b { backdrop-filter: blur(1px); }`, 1],
    ['a blur that can be done without', `.a { backdrop-filter: blur(3px); ${opaque} }`, 0],
  ])('%s of what lies below', (_case, text, faults) =>
    expect(findLastingBlurs({ path: 'a.css', text })).toHaveLength(faults),
  )
})
