import { renderDecisions } from './decisions.ts'
import { renderErrors } from './errors.ts'
import { renderFaults } from './faults.ts'
import { renderGlossary } from './glossary.ts'
import { renderArchitecture } from './ladder.ts'
import { findNamedByTests, readRequirements, renderRequirements } from './requirements.ts'
import { renderSettings } from './settings.ts'

/** Every page that is made from the code: file → text. */
export const renderPages = (): Record<string, string> => ({
  'ARCHITECTURE.md': renderArchitecture(),
  'GLOSSARY.md': renderGlossary(),
  'docs/decisions/README.md': renderDecisions(),
  'docs/errors.md': renderErrors(),
  'docs/money/states-and-faults.md': renderFaults(),
  'docs/operating/site-settings.md': renderSettings(),
  'docs/requirements.md': renderRequirements(readRequirements(), findNamedByTests()),
})
