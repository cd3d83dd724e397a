import { TabPanel, Tabs, usePanels } from '@moongate/ui'
import type { ReactNode } from 'react'
import { describeFamily } from '../names.ts'
import { t } from '../text.ts'
import css from './table.module.css'

type Props = { families: readonly string[]; value: string; onChange: (family: string) => void; children: ReactNode }

/** The bet families as tabs over the board. */
export const FamilyTabs = ({ families, value, onChange, children }: Props) => {
  const panels = usePanels()
  return (
    <>
      <div className={css.families}>
        <Tabs
          label={t('families')}
          panels={panels}
          items={families.map((id) => ({ id, label: describeFamily(id) }))}
          value={value}
          onChange={onChange}
        />
      </div>
      <TabPanel panels={panels} id={value} className={css.panel ?? ''}>
        {children}
      </TabPanel>
    </>
  )
}
