import { Button } from '@moongate/ui'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { launch } from '../../widgets/launch.ts'
import { SupplierMark } from '../../widgets/supplier-mark.tsx'
import css from './lobby.module.css'

type Supplier = Answer<'games', 'suppliers'>['data'][number]

/** The suppliers of the category; the chosen one can be entered as a whole. */
export const SupplierRail = ({
  suppliers,
  chosen,
  choose,
}: {
  suppliers: readonly Supplier[]
  chosen: string
  choose: (code: string) => void
}) => {
  const one = suppliers.find((supplier) => supplier.api_name === chosen)
  return (
    <aside className={css.rail} aria-label={t('member-lobby:suppliers')}>
      <h2>{t('member-lobby:suppliers')}</h2>
      <ul>
        <li>
          <button type="button" aria-pressed={chosen === ''} onClick={() => choose('')}>
            {t('member-lobby:all_suppliers')}
          </button>
        </li>
        {suppliers.map((supplier) => (
          <li key={supplier.api_name}>
            <button type="button" aria-pressed={supplier === one} onClick={() => choose(supplier.api_name)}>
              <SupplierMark code={supplier.api_name} title={supplier.title} />
            </button>
          </li>
        ))}
      </ul>
      {one && (
        <Button variant="primary" wide onClick={() => launch(one.params)}>
          {t('member-lobby:enter')}
        </Button>
      )}
    </aside>
  )
}
