import { PAPER_PICTURES, type PaperKind, PAPER_BYTES } from '@moongate/contract/papers.states'

/** What is wrong with a file that is to be a picture of a paper; nothing when it may be sent. */
export const findPictureFault = (file: { size: number; type: string }): 'wrong_kind' | 'large' | undefined => {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return 'wrong_kind'
  return file.size > PAPER_BYTES ? 'large' : undefined
}

/** Whether so many pictures are enough and not too many. */
export const isWhole = (kind: PaperKind, pictures: number): boolean =>
  pictures >= PAPER_PICTURES[kind].least && pictures <= PAPER_PICTURES[kind].most
