import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { configsQuery } from '../api/queries.ts'

/** The window's title: the screen, then the site. */
export const useTitle = (screen: string): void => {
  const { data: configs } = useQuery(configsQuery)
  const site = configs?.site_title ?? ''
  useEffect(() => {
    document.title = [screen, site].filter(Boolean).join(' · ')
  }, [screen, site])
}
