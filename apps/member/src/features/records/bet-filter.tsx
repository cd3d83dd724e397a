import { Button, Checkbox, Field, Select } from '@moongate/ui'
import { useState } from 'react'
import { alertBox } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'
import { type BetFilter, findFilterFault } from './bet-filter.rules.ts'
import { ChoiceField } from './choice-field.tsx'
import { RangeField } from './range-field.tsx'
import css from './records.module.css'

type Option<K> = { key: K; value: string }
type Props = {
  first: BetFilter
  today: string
  suppliers: readonly Option<string>[]
  types: readonly Option<number>[]
  search: (filter: BetFilter) => void
}

/** What to look for; nothing is asked before "search". */
export const BetFilterForm = ({ first, today, suppliers, types, search }: Props) => {
  const [changed, setFilter] = useState<BetFilter>()
  const filter = changed ?? first
  const set = (change: Partial<BetFilter>) => setFilter({ ...filter, ...change })
  const submit = () => {
    const fault = findFilterFault(filter)
    if (fault) void alertBox(t(`member-records:${fault}`), t('member:ui.tip'), 'warn')
    else search(filter)
  }
  return (
    <form
      className={css.filter}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      noValidate
    >
      <Field label={t('member-records:by')}>
        <Select value={filter.by} onChange={(event) => set({ by: event.target.value as BetFilter['by'] })}>
          <option value="betTime">{t('member-records:by_bet')}</option>
          <option value="created_at">{t('member-records:by_payout')}</option>
        </Select>
      </Field>
      <ChoiceField
        label={t('member-records:game_type')}
        value={filter.gameType}
        options={types}
        change={(gameType) => set({ gameType })}
      />
      <ChoiceField
        label={t('member-records:supplier')}
        value={filter.api_name}
        options={suppliers}
        change={(api_name) => set({ api_name })}
      />
      <RangeField range={filter.range} today={today} change={(range) => set({ range })} />
      <Checkbox checked={filter.unpaid} onChange={(event) => set({ unpaid: event.target.checked })}>
        {t('member-records:unpaid')}
      </Checkbox>
      <Button type="submit" variant="primary">
        {t('member-records:search')}
      </Button>
    </form>
  )
}
