import { Link } from '@tanstack/react-router'
import { mayOpen } from '../../rules/access.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import rowLink from '../../widgets/row-link.module.css'
import { findPlace, parseTarget } from './target.rules.ts'

/** What an entry is about in the reader's words: its kind, and its name or else what it goes by, e.g. `Staff erin`. */
const describeTarget = (target: string, name: string): string => {
  const { kind, id } = parseTarget(target)
  return kind === undefined ? id : `${t(`audit.targets.${kind}`)} ${name || id}`
}

/** The same to be shown: a name is its giver's word, in whatever language that was. */
export const TargetWords = ({ target, name }: { target: string; name: string }) => {
  const { kind, id } = parseTarget(target)
  if (kind === undefined) return id || '–'
  return (
    <>
      {t(`audit.targets.${kind}`)} <span lang="">{name || id}</span>
    </>
  )
}

/** What an entry is about: a way to its screen, where the reader may go there. */
export const Target = ({ target, name }: { target: string; name: string }) => {
  const roles = useRoles()
  const place = findPlace(target, (screen) => mayOpen(roles, screen))
  const words = <TargetWords target={target} name={name} />
  if (place === undefined) return words
  const { screen: _screen, ...way } = place
  return (
    <Link {...way} className={rowLink.link} title={describeTarget(target, name)}>
      {words}
    </Link>
  )
}
