import { type Reader, sql, type Tx } from '../../kernel/db.ts'

/** `data_key` is sealed for this picture by SECRET, `sealed` with that key. */
export type SealedPicture = { member_id: number; id: string; data_key: string; sealed: Uint8Array }

export const insertPicture = (tx: Tx, p: SealedPicture & { made_at: Date }): Promise<number> =>
  tx.run(sql`insert into papers.pictures (member_id, id, data_key, sealed, made_at)
    values (${p.member_id}, ${p.id}, ${p.data_key}, ${p.sealed}, ${p.made_at})`)

/** Of a member's own pictures one, sent in or not. */
export const findOwnPicture = (r: Reader, member_id: number, id: string): Promise<SealedPicture | undefined> =>
  r.maybe(
    sql`select member_id, id, data_key, sealed from papers.pictures where member_id = ${member_id} and id = ${id}`,
  )

/** A picture of a paper. */
export const findPaperPicture = (r: Reader, paper_id: string, id: string): Promise<SealedPicture | undefined> =>
  r.maybe(sql`select member_id, id, data_key, sealed from papers.pictures where paper_id = ${paper_id} and id = ${id}`)

/** The pictures of a member that were not sent in, the oldest first. */
export const findWaitingPictures = async (r: Reader, member_id: number): Promise<string[]> =>
  (
    await r.many<{ id: string }>(
      sql`select id from papers.pictures where member_id = ${member_id} and paper_id is null order by made_at, id`,
    )
  ).map(({ id }) => id)

/** Makes pictures a paper's, in their order; answers how many of them were the member's and free. */
export const givePictures = (tx: Tx, member_id: number, paper_id: string, ids: readonly string[]): Promise<number> =>
  tx.run(sql`update papers.pictures i set paper_id = ${paper_id}, place = n.place
    from unnest(${[...ids]}::uuid[]) with ordinality n(id, place)
    where i.id = n.id and i.member_id = ${member_id} and i.paper_id is null`)

/** Forgets a picture that was not sent in; 0 rows where it was, or is somebody else's. */
export const dropPicture = (r: Reader, member_id: number, id: string): Promise<number> =>
  r.run(sql`delete from papers.pictures where member_id = ${member_id} and id = ${id} and paper_id is null`)

/** Every key of a picture; nobody keeps another before the transaction has ended. */
export const lockKeys = async (tx: Tx): Promise<Pick<SealedPicture, 'member_id' | 'id' | 'data_key'>[]> => {
  await tx.run(sql`lock table papers.pictures in share row exclusive mode`)
  return tx.many(sql`select member_id, id, data_key from papers.pictures order by member_id, id`)
}

export const putKey = (tx: Tx, id: string, data_key: string): Promise<number> =>
  tx.run(sql`update papers.pictures set data_key = ${data_key} where id = ${id}`)
