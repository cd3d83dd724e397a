import { Link } from '@tanstack/react-router'
import type { Answer } from '../../api/api.ts'
import { SupplierMark } from '../../widgets/supplier-mark.tsx'
import { launch } from '../../widgets/launch.ts'
import { opensLobby } from '../nav.rules.ts'
import css from './supplier-drop.module.css'

export type Supplier = Answer<'games', 'nav'>['data'][number]['items'][number]

/** Supplier tiles below a nav entry: the lobby of one supplier, or the game itself (R2.22). */
export const SupplierDrop = ({ name, items }: { name: string; items: readonly Supplier[] }) => (
  <ul className={css.drop} data-drop>
    {items.map((item) => (
      <li key={item.api_name}>
        {opensLobby(name) ? (
          <Link className={css.tile} to={name === 'slot' ? '/Game' : '/Board'} search={{ api: item.api_name }}>
            <SupplierMark code={item.api_name} title={item.title} />
          </Link>
        ) : (
          <button type="button" className={css.tile} onClick={() => launch(item.params)}>
            <SupplierMark code={item.api_name} title={item.title} />
          </button>
        )}
      </li>
    ))}
  </ul>
)
