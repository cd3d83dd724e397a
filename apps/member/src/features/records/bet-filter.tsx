import { Button, Checkbox, Field, Select } from '@moongate/ui'
import { useState } from 'react'
import { alertBox } from '../../popups/popups.store.ts'
import { t } from '../../text.ts'
import { type BetFilter, findFilterFault } from './bet-filter.rules.ts'
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
  const [filter, setFilter] = useState(first)
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
      <Field label={t('member-records:game_type')}>
        <Select value={filter.gameType} onChange={(event) => set({ gameType: event.target.value })}>
          <option value="">{t('member-records:all')}</option>
          {types.map(({ key, value }) => (
            <option key={key} value={key}>
              {value}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('member-records:supplier')}>
        <Select value={filter.api_name} onChange={(event) => set({ api_name: event.target.value })}>
          <option value="">{t('member-records:all')}</option>
          {suppliers.map(({ key, value }) => (
            <option key={key} value={key}>
              {value}
            </option>
          ))}
        </Select>
      </Field>
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
