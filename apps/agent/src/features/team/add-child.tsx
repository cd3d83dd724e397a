import { useSend } from '@moongate/client/react'
import { Button, Field, Input, PasswordInput, toast } from '@moongate/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { accessQuery, ratesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import form_css from '../../widgets/form.module.css'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RateFields } from '../../widgets/rate-fields.tsx'
import { boundBelow } from '../../widgets/rates.rules.ts'
import { RoleChoice } from '../../widgets/role-choice.tsx'
import { useRates } from '../../widgets/use-rates.ts'

const readText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Opens an account right below the agent: a player, or an agent with rates. */
export const AddChild = ({ close }: { close: () => void }) => {
  const [is_agent, setIsAgent] = useState(false)
  const [account, setAccount] = useState({ name: '', password: '' })
  const { password_min } = useQuery(accessQuery).data ?? {}
  const own = useQuery(ratesQuery())
  const bounds = boundBelow(own.data ?? [])
  const { typed, setTyped, shown, collect } = useRates([])
  const { state, send } = useSend()
  const client = useQueryClient()
  const add = async (form: FormData) => {
    const filled = { name: readText(form, 'name').trim(), password: readText(form, 'password') }
    setAccount(filled)
    const rates = is_agent ? collect(bounds) : []
    if (!rates) return
    const body = { ...filled, password_confirmation: filled.password, rates }
    const { message } = await send((signal) => api.team.addChild(body, { signal }))
    toast(message, { tone: 'good' })
    close()
    await client.invalidateQueries({ queryKey: ['team'] })
  }
  return (
    <FormDialog title={t('team.add')} close={close}>
      <form className={form_css.form} action={(form) => add(form).catch(() => undefined)}>
        <Field label={t('entrance.name')} hint={t('team.name_hint')} required>
          <Input
            name="name"
            maxLength={15}
            defaultValue={account.name}
            autoComplete="off"
            autoCapitalize="off"
            data-focus
          />
        </Field>
        <Field
          label={t('entrance.password')}
          hint={password_min && t('team.password_hint', { min: password_min })}
          required
        >
          <PasswordInput
            name="password"
            maxLength={12}
            defaultValue={account.password}
            autoComplete="new-password"
            show={t('entrance.show')}
            hide={t('entrance.hide')}
          />
        </Field>
        <RoleChoice is_agent={is_agent} change={setIsAgent} />
        {is_agent && own.isError && !own.data && <LoadFailed retry={() => void own.refetch()} />}
        {is_agent && <RateFields bounds={bounds} typed={typed} change={setTyped} shown={shown} />}
        <div className={form_css.foot}>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={state === 'sending'} disabled={is_agent && bounds.length === 0}>
            {t('team.add')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
