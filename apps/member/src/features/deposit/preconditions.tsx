import { useLocation } from '@tanstack/react-router'
import { buildButtonClass, Icon } from '@moongate/ui'
import { circleCheck, creditCard } from '@moongate/ui/icons.gen'
import { t } from '../../text.ts'
import { buildWayTo } from '../../widgets/go-on.rules.ts'
import css from './deposit.module.css'

/**
 * What has to be there before a deposit (R5.11), with the way to what is missing; a real name is there, or nobody gets here. What was
 * chosen goes along in the address and comes back with the member.
 */
export const Preconditions = () => {
  const { href } = useLocation()
  return (
    <section className={css.before}>
      <h2>{t('member-deposit:before')}</h2>
      <ul>
        <li data-done>
          <Icon d={circleCheck} size={20} />
          {t('member-deposit:before_name')}
        </li>
        <li>
          <Icon d={creditCard} size={20} />
          {t('member-deposit:before_card')}
          <a href={buildWayTo('card', href)} className={buildButtonClass({ variant: 'primary', size: 's' })}>
            {t('member-deposit:bind')}
          </a>
        </li>
      </ul>
    </section>
  )
}
