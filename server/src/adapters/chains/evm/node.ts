import { z } from 'zod'

const TIMEOUT_MS = 10_000
const answer = z.object({ result: z.unknown() })

/** Asks a URL for JSON; nothing where no answer came that can be read. */
export const askJson = async (url: string, body?: object): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** A call of a node's JSON-RPC, read with a schema; nothing where it did not answer, or not so. */
export const callNode = async <S extends z.ZodType>(
  url: string,
  schema: S,
  method: string,
  params: readonly unknown[],
): Promise<z.output<S> | undefined> => {
  const said = answer.safeParse(await askJson(url, { jsonrpc: '2.0', id: 1, method, params }))
  return said.success ? schema.safeParse(said.data.result).data : undefined
}
