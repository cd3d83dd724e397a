import { useQuery } from '@tanstack/react-query'
import { Checkbox, Skeleton, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { ratesQuery } from '../../api/team-queries.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RatesForm } from './rates-form.tsx'
import { boundBelow } from './team.rules.ts'

/** Makes an invite link, with rates or for players. */
export const NewInvite = ({ close }: { close: () => void }) => {
  const { data, isError, refetch } = useQuery(ratesQuery())
  const [bare, setBare] = useState(true)
  const finish = () => {
    toast(t('member-team:link_made'), { tone: 'good' })
    close()
  }
  return (
    <FormDialog title={t('member-team:new_link')} close={close}>
      {data ? (
        <RatesForm
          bounds={boundBelow(data)}
          has={[]}
          bare={bare}
          submit={t('member-team:new_link')}
          send={(rates, signal) => api.team.createInvite({ rates }, { quiet: true, signal })}
          done={finish}
        >
          <Checkbox checked={bare} onChange={(e) => setBare(e.target.checked)}>
            {t('member-team:bare')}
          </Checkbox>
        </RatesForm>
      ) : isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </FormDialog>
  )
}
