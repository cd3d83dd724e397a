import { useDraft } from '@moongate/client/draft'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'

/** What is typed stays, for whoever typed it, while they look at another box or screen. `pid`: the mail that it answers, `first`: the title it begins with. */
export const useMailDraft = (pid: number | undefined, first: string) => {
  const who = useQuery(meQuery).data?.name ?? ''
  const title = useDraft(`mail title ${who} ${pid ?? ''}`, first)
  const content = useDraft(`mail content ${who} ${pid ?? ''}`)
  const drop = () => {
    title.dropText(title.text)
    content.dropText(content.text)
  }
  const begun = content.text !== '' || title.text !== first
  return { title: title.text, content: content.text, setTitle: title.setText, setContent: content.setText, begun, drop }
}
