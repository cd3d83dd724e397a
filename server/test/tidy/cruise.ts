import { fileURLToPath } from 'node:url'
import { cruise, type IForbiddenRuleType, type ICruiseResult } from 'dependency-cruiser'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Breaches of import rules below `base`, each as `rule: file -> file`, sorted. Reads TypeScript before types are erased. */
export const findImportFaults = async (
  rules: IForbiddenRuleType[],
  folders: string[],
  base = ROOT,
): Promise<string[]> => {
  const { output } = await cruise(
    folders,
    {
      baseDir: base,
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`(^|/)(node_modules|dist)/` },
    },
    { extensions: ['.ts', '.tsx', '.mjs'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  )
  const { violations } = (output as ICruiseResult).summary
  return [...new Set(violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`))].toSorted()
}
