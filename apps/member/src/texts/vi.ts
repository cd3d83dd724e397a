import type { Loaders } from '@moongate/i18n'

export const loaders: Loaders = import.meta.glob<{ default: Record<string, string> }>(
  '../../../../packages/i18n/locales/vi/{common,fields,validation,member,member-*}.json',
)
