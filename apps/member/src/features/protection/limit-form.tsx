import { LIMIT_KINDS, LIMIT_PERIODS } from '@moongate/contract/protection.states'
import { useSend } from '@moongate/client/react'
import { Button, Field, Input, MoneyInput, Select, toast } from '@moongate/ui'
import { type FormEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { isLimitTyped } from './limit.rules.ts'
import css from './protection.module.css'

/** Sets a limit: what, for how long, how much. */
export const LimitForm = () => {
  const [kind, setKind] = useState<(typeof LIMIT_KINDS)[number]>('deposit')
  const [period, setPeriod] = useState<(typeof LIMIT_PERIODS)[number]>('day')
  const [amount, setAmount] = useState('')
  const [touched, setTouched] = useState(false)
  const { state, send } = useSend(`${kind} ${period} ${amount}`)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!isLimitTyped(amount)) return
    const body = { kind, period, amount }
    const sent = await send((signal) => api.protection.setLimit(body, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['protection'] })
    if (!sent) return
    const now = sent.data.find((one) => one.kind === kind && one.period === period)
    toast(t(now?.wish === 'raise' ? 'member-protection:asked' : 'member-protection:set'), { tone: 'good' })
    setAmount('')
    setTouched(false)
  }
  const label = t(kind === 'time' ? 'member-protection:amount_hours' : 'member-protection:amount')
  const error = touched && !isLimitTyped(amount) ? t('member-protection:amount_wrong') : undefined
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t('member-protection:new_limit')}</h2>
      <Field label={t('member-protection:kind')}>
        <Select value={kind} onChange={(e) => setKind(LIMIT_KINDS.find((one) => one === e.target.value) ?? 'deposit')}>
          {LIMIT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`member-protection:kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('member-protection:period')}>
        <Select
          value={period}
          onChange={(e) => setPeriod(LIMIT_PERIODS.find((one) => one === e.target.value) ?? 'day')}
        >
          {LIMIT_PERIODS.map((one) => (
            <option key={one} value={one}>
              {t(`member-protection:periods.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={label} error={error}>
        {kind === 'time' ? (
          <Input value={amount} inputMode="decimal" maxLength={6} onChange={(e) => setAmount(e.target.value)} />
        ) : (
          <MoneyInput value={amount} onValue={setAmount} />
        )}
      </Field>
      <Outcome state={state} />
      <Button type="submit" variant="primary" busy={state === 'sending'}>
        {t('member-protection:save')}
      </Button>
    </form>
  )
}
