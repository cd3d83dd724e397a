import { buildHref } from '../start/place.rules.ts'
import css from './name-link.module.css'

/** A member of the team; leads to what the agent may know of them. */
export const NameLink = ({ member_id, name }: { member_id: number; name: string }) => (
  <a className={css.name} href={buildHref('child', member_id)}>
    {name}
  </a>
)
