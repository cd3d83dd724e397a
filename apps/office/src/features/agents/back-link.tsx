import { Icon, icons } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import { t } from '../../text.ts'
import css from './agents.module.css'

/** The way back from a list of statements. */
export const BackLink = () => (
  <Link to="/agents" className={css.back}>
    <Icon d={icons.chevronLeft} size={17} />
    {t('nav.agents')}
  </Link>
)
