import { useSend } from '@moongate/client/react'
import { Button, Chip, Field, Input, MoneyInput, toPlainDigits, useFormatAmount } from '@moongate/ui'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Rules } from '../../api/credit-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { findAmountFault } from '../../forms/amount.rules.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './credit.module.css'

const DAYS = [3, 7, 15, 30] as const
const EMPTY = { realname: '', money: '', days: '' }

/** Account, real name, amount and days (R5.10). */
export const BorrowForm = ({ name, free, rules }: { name: string; free: string; rules: Rules }) => {
  const [typed, setTyped] = useState(EMPTY)
  const [account, setAccount] = useState(name)
  const [touched, setTouched] = useState(false)
  const formatAmount = useFormatAmount()
  const { realname, money } = typed
  const days = Number(typed.days)
  const { state, send } = useSend(JSON.stringify([account, typed]))
  const fault = findAmountFault(money, { min: rules.min_money, max: free })
  const range = { min: formatAmount(rules.min_money), max: formatAmount(free) }
  const days_ok = Number.isInteger(days) && days >= 1 && days <= rules.max_days
  const choose = (part: Partial<typeof EMPTY>) => setTyped((was) => ({ ...was, ...part }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault || !days_ok || realname.trim() === '' || account.trim() === '') return
    const body = { name: account.trim(), realname: realname.trim(), money, days }
    const sent = await send((signal) => api.credit.borrow(body, { signal })).catch(() => undefined)
    if (sent) setTyped(EMPTY)
    void queryClient.invalidateQueries({ queryKey: ['credit'] })
  }
  const missing = (value: string) => (touched && value.trim() === '' ? t('member-credit:required') : undefined)
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={t('member-credit:account')} error={missing(account)}>
        <Input value={account} maxLength={16} autoComplete="off" onChange={(e) => setAccount(e.target.value)} />
      </Field>
      <Field label={t('member-credit:realname')} error={missing(realname)} hint={t('member-credit:realname_hint')}>
        <Input value={realname} maxLength={12} onChange={(e) => choose({ realname: e.target.value })} />
      </Field>
      <Field
        label={t('member-credit:money')}
        hint={t('member-credit:money_range', range)}
        error={touched && fault ? t('member-credit:money_range', range) : undefined}
      >
        <MoneyInput value={money} onValue={(value) => choose({ money: value })} />
      </Field>
      <div className={css.days}>
        <Field
          label={t('member-credit:days_label')}
          error={touched && !days_ok ? t('member-credit:days_range', { days: rules.max_days }) : undefined}
        >
          <Input
            value={typed.days}
            inputMode="numeric"
            maxLength={2}
            onChange={(e) => choose({ days: toPlainDigits(e.target.value).replace(/\D/g, '') })}
          />
        </Field>
        <div className={css.chips}>
          {DAYS.filter((one) => one <= rules.max_days).map((one) => (
            <Chip key={one} selected={days === one} onClick={() => choose({ days: String(one) })}>
              {t('member-credit:days', { days: one })}
            </Chip>
          ))}
        </div>
      </div>
      <Outcome state={state} booked />
      <Button type="submit" variant="primary" size="l" busy={state === 'sending'}>
        {t('member-credit:submit')}
      </Button>
    </form>
  )
}
