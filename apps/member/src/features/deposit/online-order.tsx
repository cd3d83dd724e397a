import { useQuery } from '@tanstack/react-query'
import { Button } from '@moongate/ui'
import { externalLink } from '@moongate/ui/icons.gen'
import { onlineOrderQuery } from '../../api/online-queries.ts'
import { t } from '../../text.ts'
import css from './deposit.module.css'
import { openPayPage } from './pay-window.ts'

/** While an online payment can still be made: its page once more, for who closed it or whose browser blocked it. */
export const OnlineOrder = ({ bill_no }: { bill_no: string }) => {
  const { data } = useQuery(onlineOrderQuery(bill_no))
  if (!data || data.pay_url === '') return null
  return (
    <div className={css.again}>
      <p>{t('member-deposit:pay_again_text')}</p>
      <Button variant="primary" icon={externalLink} onClick={() => openPayPage(data.pay_url)}>
        {t('member-deposit:pay_again')}
      </Button>
    </div>
  )
}
