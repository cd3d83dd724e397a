import { useQuery } from '@tanstack/react-query'
import { Dialog, Skeleton, toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { type Child, ratesQuery } from '../../api/team-queries.ts'
import { leaveTyped } from '../../popups/leave-typed.ts'
import { t } from '../../text.ts'
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
    <Dialog
      open
      onClose={(typed) => void leaveTyped(typed, close)}
      title={t('member-team:rates_of', { name: child.name })}
      close={t('member-team:close')}
    >
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
    </Dialog>
  )
}
