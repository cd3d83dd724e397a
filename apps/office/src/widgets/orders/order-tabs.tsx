import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'

type Props<T extends string> = {
  tabs: { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
  label: string
  children: ReactNode
}

/** The states of a queue as tabs over its table. Only the chosen tab's table exists. */
export const OrderTabs = <T extends string>({ tabs, value, onChange, label, children }: Props<T>) => {
  return (
    <Tabs value={value} onChange={(next) => onChange(next as T)}>
      <Tabs.List aria-label={label} px={8} pt={4}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.value} value={tab.value}>
            {tab.text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value}>{children}</Tabs.Panel>
    </Tabs>
  )
}
