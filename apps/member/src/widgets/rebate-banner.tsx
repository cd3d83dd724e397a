import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { compareMoney } from '@moongate/money'
import { Icon, useFormatAmount } from '@moongate/ui'
import { x } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { configsQuery } from '../api/queries.ts'
import { rebateQuery } from '../api/rebate-queries.ts'
import { isLoggedIn } from '../session/session.store.ts'
import { keepForVisit, readVisit } from '../start/visit.ts'
import { t } from '../text.ts'
import css from './rebate-banner.module.css'

/** R2.27: tells a member of rebate that waits to be claimed, until it is claimed or the note is closed for this visit. */
export const RebateBanner = () => {
  const { data: configs } = useQuery(configsQuery)
  const { data } = useQuery({ ...rebateQuery, enabled: isLoggedIn() && isFeatureOn(configs, 'rebate') })
  const [closed, setClosed] = useState(() => readVisit('rebate') !== '')
  const formatAmount = useFormatAmount()
  if (closed || !data || compareMoney(data.total, '0.00') <= 0) return null
  const close = () => {
    keepForVisit('rebate', '1')
    setClosed(true)
  }
  return (
    <div role="note" className={css.banner}>
      <Link to="/Member/FsNow">
        {t('member-rebate:banner', { money: formatAmount(data.total) })}
        <b>{t('member-rebate:banner_go')}</b>
      </Link>
      <button type="button" aria-label={t('member-rebate:banner_close')} onClick={close}>
        <Icon d={x} size={16} />
      </button>
    </div>
  )
}
