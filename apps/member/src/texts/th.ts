import type { Loaders } from '@moongate/i18n'

export const loaders: Loaders = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/th/{common,fields,validation,member,member-*}.json',
)
