import { useQuery } from '@tanstack/react-query'
import { isFeatureOn } from '@moongate/contract/features'
import { compareMoney } from '@moongate/money'
import { Icon, useFormatAmount } from '@moongate/ui'
import { x } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { configsQuery, meQuery } from '../api/queries.ts'
import { rebateQuery } from '../api/rebate-queries.ts'
import { keepForVisit, readVisit } from '../start/visit.ts'
import { t } from '../text.ts'
import { NoteFrame } from './note-frame.tsx'

/** Whose note was closed in this tab: the mark names the member, so that the next one here sees theirs. */
const useClosed = (name: string | undefined) => {
  const [by, setBy] = useState(() => readVisit('rebate'))
  const close = () => {
    if (name === undefined) return
    keepForVisit('rebate', name)
    setBy(name)
  }
  return { closed: by === name, close }
}

/** R2.27: tells a member of rebate that waits to be claimed, on every screen, until it is claimed or they close the note for this visit. */
export const RebateBanner = () => {
  const { data: configs } = useQuery(configsQuery)
  const { data: me } = useQuery(meQuery)
  const asked = me?.is_demo === 0 && isFeatureOn(configs, 'rebate')
  const { data } = useQuery({ ...rebateQuery, enabled: asked })
  const { closed, close } = useClosed(me?.name)
  const formatAmount = useFormatAmount()
  if (!asked || closed || !data || compareMoney(data.total, '0.00') <= 0) return null
  return (
    <NoteFrame
      label={t('member-rebate:title')}
      text={t('member-rebate:banner', { money: formatAmount(data.total) })}
      to="/Member/FsNow"
      go={t('member-rebate:banner_go')}
    >
      <button type="button" aria-label={t('member-rebate:banner_close')} onClick={close}>
        <Icon d={x} size={16} />
      </button>
    </NoteFrame>
  )
}
