import { useQuery } from '@tanstack/react-query'
import { Checkbox, Field, Input, PasswordInput, Skeleton, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { configsQuery } from '../../api/queries.ts'
import { ratesQuery } from '../../api/team-queries.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RatesForm } from './rates-form.tsx'
import { boundBelow } from './team.rules.ts'

const EMPTY = { name: '', password: '', password_confirmation: '' }

/** Opens an account right below: an agent with rates, or a player. */
export const AddChild = ({ close }: { close: () => void }) => {
  const [typed, setTyped] = useState(EMPTY)
  const [bare, setBare] = useState(false)
  const { data, isError, refetch } = useQuery(ratesQuery())
  const { data: configs } = useQuery(configsQuery)
  const choose = (part: Partial<typeof EMPTY>) => setTyped((was) => ({ ...was, ...part }))
  const finish = () => {
    toast(t('member-team:added', { name: typed.name }), { tone: 'good' })
    close()
  }
  return (
    <FormDialog title={t('member-team:add')} close={close}>
      {!data && isError && <LoadFailed retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && (
        <RatesForm
          bounds={boundBelow(data)}
          has={[]}
          bare={bare}
          submit={t('member-team:add')}
          send={(rates, signal) => api.team.addChild({ ...typed, rates }, { quiet: true, signal })}
          done={finish}
        >
          <Field label={t('member-team:name')} hint={t('member-team:name_hint')}>
            <Input
              value={typed.name}
              maxLength={20}
              autoComplete="off"
              onChange={(e) => choose({ name: e.target.value })}
            />
          </Field>
          <Field
            label={t('member-team:password')}
            hint={configs && t('member-team:password_hint', { min: configs.password_min })}
          >
            <PasswordInput
              value={typed.password}
              maxLength={12}
              autoComplete="new-password"
              onChange={(e) => choose({ password: e.target.value })}
              show={t('member-team:show')}
              hide={t('member-team:hide')}
            />
          </Field>
          <Field label={t('member-team:password_again')}>
            <PasswordInput
              value={typed.password_confirmation}
              maxLength={12}
              autoComplete="new-password"
              onChange={(e) => choose({ password_confirmation: e.target.value })}
              show={t('member-team:show')}
              hide={t('member-team:hide')}
            />
          </Field>
          <Checkbox checked={bare} onChange={(e) => setBare(e.target.checked)}>
            {t('member-team:bare')}
          </Checkbox>
        </RatesForm>
      )}
    </FormDialog>
  )
}
