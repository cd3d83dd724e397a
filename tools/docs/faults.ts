import { renderFaultTable } from './fault-cells.ts'

/** What becomes of a transfer whose supplier fails, in each state in which it asks: every cell is run by a test. */
export const renderFaults = (): string =>
  [
    '# States of a transfer and faults of its supplier',
    '',
    'Made by `npm run docs` from `tools/docs/fault-cells.ts`; `server/test/supplier-faults.test.ts` runs every cell in both dialects. Do not edit.',
    '',
    'Rows are the faults of [the sandbox](../../sandbox/suppliers/README.md), columns the states in which the supplier is asked: about the transfer itself,',
    'about its record after a yes, after an unclear answer, and by staff. The state right after the fault, then the one it comes to by itself, or once staff ask again.',
    '',
    renderFaultTable(),
    '',
    '`–`: the fault is not one of this call, or a supplier that keeps its word cannot have it then. In `held`, `confirmed` and `rejected` nobody is asked. A stale balance moves',
    'nothing: what is asked for beyond what lies there is refused. A wrong amount stays with people until the supplier has put it right.',
    'Whatever the cell, our mirror and the book of the supplier agree at its end, and no cent is missing.',
    '',
  ].join('\n')
