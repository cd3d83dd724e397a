import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { openService } from '../../widgets/popup-window.ts'
import type { NavItem } from '../nav.rules.ts'
import css from './header.module.css'
import { type Supplier, SupplierDrop } from './supplier-drop.tsx'

const HOVER_MS = 120

/** The label: a screen, the service chat, or the app block of Home. */
const Label = ({ entry }: { entry: NavItem<Supplier> }) => {
  const { data: configs } = useQuery(configsQuery)
  const { target } = entry
  if (target.kind === 'screen') return <Link to={target.to} className={css.label} activeProps={{ 'data-active': true }}>{entry.title}</Link>
  if (target.kind === 'app') return <Link to="/Index" hash="app" className={css.label} activeProps={{}} onClick={() => setTimeout(() => document.getElementById('app')?.scrollIntoView({ block: 'center' }), 60)}>{entry.title}</Link>
  return <button type="button" className={css.label} onClick={() => openService(configs?.service_link ?? '')}>{entry.title}</button>
}

/** One entry of the main nav; with suppliers it has a drop-down that opens on hover, click and ArrowDown. */
export const NavEntry = ({ entry }: { entry: NavItem<Supplier> }) => {
  const [open, setOpen] = useState(false)
  const timer = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  if (entry.items.length === 0) return <li className={css.entry}><Label entry={entry} /></li>

  const later = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), next ? HOVER_MS : HOVER_MS * 2)
  }
  const keys = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape') { setOpen(false); button.current?.focus() }
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLElement) || event.target.closest('ul ul')) return
    event.preventDefault()
    setOpen(true)
    const drop = event.currentTarget
    setTimeout(() => drop.querySelector<HTMLElement>('ul a, ul button')?.focus(), 30)
  }
  return (
    <li
      className={css.entry} onMouseEnter={() => later(true)} onMouseLeave={() => later(false)} onKeyDown={keys}
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false) }}
    >
      <Label entry={entry} />
      <button ref={button} type="button" className={css.chevron} aria-expanded={open} aria-label={t('member:header.open_menu', { name: entry.title })} onClick={() => setOpen(!open)} />
      {open && <SupplierDrop name={entry.name} items={entry.items} close={() => setOpen(false)} />}
    </li>
  )
}
