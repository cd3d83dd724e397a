import { CloseButton, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { auditFiltersQuery } from '../../api/queries.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { t } from '../../text.ts'
import { DayInput } from '../../widgets/day-input.tsx'
import css from './audit.module.css'
import { listOptions } from './audit.rules.ts'
import { TargetWords } from './target.tsx'

type Props = { search: ListSearch; narrow: (change: ListSearch) => void }

/** From which day to which. */
export const Days = ({ search: { from = '', to = '' }, narrow }: Props) => (
  <span className={css.days}>
    <DayInput
      bare
      w={170}
      label={t('audit.from')}
      value={from}
      change={(day) => narrow({ from: day || undefined })}
      {...(to && { max: to })}
    />
    <span aria-hidden>–</span>
    <DayInput
      bare
      w={170}
      label={t('audit.to')}
      value={to}
      change={(day) => narrow({ to: day || undefined })}
      {...(from && { min: from })}
    />
  </span>
)

type ChoiceProps = {
  label: string
  all: string
  known: Parameters<typeof listOptions>[0]
  value: string | undefined
  onChange: (value: string | undefined) => void
}
const Choice = ({ label, all, known, value, onChange }: ChoiceProps) => (
  <Select
    w={220}
    searchable
    clearable
    aria-label={label}
    placeholder={all}
    nothingFoundMessage={t('none_found')}
    data={listOptions(known, value)}
    value={value ?? null}
    onChange={(chosen) => onChange(chosen ?? undefined)}
  />
)

/** Whose acts and which; what the address asks for is offered too, though the list of all does not know it, e.g. a member. */
export const Acts = ({ search: { actor, action }, narrow }: Props) => {
  const { data } = useQuery(auditFiltersQuery)
  const who = { label: t('audit.actor'), all: t('audit.any_actor'), known: data?.actors, value: actor }
  const what = { label: t('audit.action'), all: t('audit.any_action'), known: data?.actions, value: action }
  return (
    <>
      <Choice {...who} onChange={(chosen) => narrow({ actor: chosen })} />
      <Choice {...what} onChange={(chosen) => narrow({ action: chosen })} />
    </>
  )
}

/** On what alone, where a link led here; nothing to choose, only to let go of. */
export const Only = ({ search: { target }, narrow, name }: Props & { /** What it is called. */ name: string }) =>
  target && (
    <span className={css.only}>
      {t('audit.only')} <TargetWords target={target} name={name} />
      <CloseButton size="sm" aria-label={t('clear')} onClick={() => narrow({ target: undefined })} />
    </span>
  )
