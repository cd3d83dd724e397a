import { decisionsPage } from './decisions.ts'
import { errorsPage } from './errors.ts'
import { architecturePage } from './ladder.ts'
import { namedByTests, requirements, requirementsPage } from './requirements.ts'

/** Every page that is made from the code: file → text. */
export const pages = (): Record<string, string> => ({
  'ARCHITECTURE.md': architecturePage(),
  'docs/decisions/README.md': decisionsPage(),
  'docs/errors.md': errorsPage(),
  'docs/requirements.md': requirementsPage(requirements(), namedByTests()),
})
