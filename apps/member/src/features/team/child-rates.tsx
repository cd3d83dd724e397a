import { useQuery } from '@tanstack/react-query'
import { Skeleton, toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Child, ratesQuery } from '../../api/team-queries.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RatesForm } from './rates-form.tsx'

/** Sets the rates of somebody right below. */
export const ChildRates = ({ child, close }: { child: Child; close: () => void }) => {
  const { data, isError, refetch } = useQuery(ratesQuery(child.member_id))
  const { member_id: child_member_id } = child
  const finish = () => {
    toast(t('member-team:saved'), { tone: 'good' })
    close()
  }
  return (
    <FormDialog title={t('member-team:rates_of', { name: child.name })} close={close}>
      {data ? (
        <RatesForm
          bounds={data}
          has={child.rates}
          submit={t('member-team:save')}
          send={(rates, signal) => api.team.setChildRates({ child_member_id, rates }, { quiet: true, signal })}
          done={finish}
        />
      ) : isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <Skeleton height={240} />
      )}
    </FormDialog>
  )
}
