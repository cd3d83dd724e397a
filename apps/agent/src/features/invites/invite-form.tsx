import { useSend } from '@moongate/client/react'
import { Button, toast } from '@moongate/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Invite } from '../../api/answers.ts'
import { api } from '../../api/api.ts'
import { ratesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import form_css from '../../widgets/form.module.css'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RateFields } from '../../widgets/rate-fields.tsx'
import { boundBelow } from '../../widgets/rates.rules.ts'
import { RoleChoice } from '../../widgets/role-choice.tsx'
import { useRates } from '../../widgets/use-rates.ts'

/** Makes a link, or gives one other rates. */
export const InviteForm = ({ invite, close }: { invite: Invite | undefined; close: () => void }) => {
  const [is_agent, setIsAgent] = useState((invite?.rates.length ?? 0) > 0)
  const own = useQuery(ratesQuery())
  const bounds = boundBelow(own.data ?? [])
  const { typed, setTyped, shown, collect } = useRates(invite?.rates ?? [])
  const { state, send } = useSend()
  const client = useQueryClient()
  const save = async () => {
    const rates = is_agent ? collect(bounds) : []
    if (!rates) return
    const { message } = await send((signal) =>
      invite
        ? api.team.updateInvite({ invite_id: invite.invite_id, rates }, { signal })
        : api.team.createInvite({ rates }, { signal }),
    )
    toast(message, { tone: 'good' })
    close()
    await client.invalidateQueries({ queryKey: ['invites'] })
  }
  const title = t(invite ? 'invites.change' : 'invites.create')
  return (
    <FormDialog title={title} close={close}>
      <form className={form_css.form} action={() => save().catch(() => undefined)}>
        <RoleChoice is_agent={is_agent} change={setIsAgent} />
        {is_agent && own.isError && !own.data && <LoadFailed retry={() => void own.refetch()} />}
        {is_agent && <RateFields bounds={bounds} typed={typed} change={setTyped} shown={shown} />}
        <div className={form_css.foot}>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={state === 'sending'} disabled={is_agent && bounds.length === 0}>
            {title}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
