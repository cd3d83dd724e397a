import { useNavigate } from '@tanstack/react-router'

/** Shows another tab of the screen, which is part of its address. Only a part of the page changes with it: the page stays where it is. */
export const useShowTab = () => {
  const navigate = useNavigate()
  return (search: Readonly<Record<string, string>>): void =>
    void navigate({ to: '.', search, replace: true, resetScroll: false })
}
