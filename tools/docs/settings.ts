import type { MessageKey } from '../../packages/i18n/src/index.ts'
import { createServerI18n } from '../../packages/i18n/src/server.ts'
import { SETTING_GROUPS, type Setting } from '../../server/src/modules/site/index.ts'
import { settingsByModule } from '../../server/src/settings.ts'

const i18n = createServerI18n()

const row = (module: string, { key, default: built_in, help }: Setting): string => {
  const link = `[${module}](../../server/src/modules/${module}/README.md)`
  const cells = [`\`${key}\``, link, `\`${JSON.stringify(built_in)}\``, i18n.t('en', help)]
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}

const renderGroup = (group: Setting['group']): string[] => [
  `## ${i18n.t('en', `site:setting_groups.${group}` satisfies MessageKey)}`,
  '',
  '| key | owner | built-in | means |',
  '|---|---|---|---|',
  ...Object.entries(settingsByModule).flatMap(([module, settings]: [string, readonly Setting[]]) =>
    settings.filter((setting) => setting.group === group).map((setting) => row(module, setting)),
  ),
  '',
]

/** docs/operating/site-settings.md */
export const renderSettings = (): string =>
  [
    '# Settings of the site',
    '',
    "Made by `npm run docs` from the modules' `<module>.settings.ts`. Do not edit.",
    '',
    'What an operator decides lies in the database, in `site.configs`, one row a setting, its value as JSON. What has no row has the built-in',
    'value below. A change counts from the next call on. An object is given whole: keys that are left out are not filled in.',
    '',
    'Until the office has a screen for them, an administrator sets them by a command, which refuses a value that does not fit:',
    '',
    '```sh',
    `npm run setting countries '["TH", "VN"]'`,
    '```',
    '',
    'A value that was written past it and does not fit is not used: the last one that fitted counts, else the built-in one. The log tells of it each',
    'minute (`setting_misfit`), `moongate_settings_misfit` counts it, and the office shows it, until it is put right',
    '([decision 0071](../decisions/0071-settings-that-do-not-fit.md)). Rows of other keys are left alone.',
    '',
    'Amounts and percentages are text, with two decimals: `"100.00"`, `"2.00"`.',
    '',
    ...SETTING_GROUPS.flatMap(renderGroup),
  ].join('\n')
