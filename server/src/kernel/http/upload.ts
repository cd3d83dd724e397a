import type { FastifyRequest } from 'fastify'
import { HttpRefusal } from './failure.ts'
import type { UploadedFile } from './call.ts'

export const FILE_LIMIT = 5 * 1024 * 1024

/** For `@fastify/multipart`: one file, nothing else, and it is cut off at the limit. */
export const multipartLimits = {
  limits: { files: 1, fields: 0, parts: 1, fileSize: FILE_LIMIT, fieldNameSize: 20, headerPairs: 20 },
  throwFileSizeLimit: true,
}

const refuseFile = (rule: 'required' | 'pattern'): HttpRefusal =>
  new HttpRefusal('common.invalid', { issues: [{ field: 'file', label: 'file', rule, params: {} }] })

/** A form that breaks off, or whose parts cannot be told apart, throws without a status of the framework. */
const readPart = async (request: FastifyRequest): Promise<UploadedFile> => {
  const part = await request.file()
  if (!part || part.fieldname !== 'file') throw refuseFile('required')
  return { name: part.filename.slice(0, 200), mime: part.mimetype, bytes: await part.toBuffer() }
}

/** The one file of an upload route, under `file`. Its type is what the sender claims; the module re-encodes it. */
export const readFile = async (request: FastifyRequest): Promise<UploadedFile> => {
  if (!request.isMultipart()) throw new HttpRefusal('common.unsupported_media')
  return readPart(request).catch((error: unknown) => {
    throw error instanceof HttpRefusal || (error instanceof Error && 'statusCode' in error)
      ? error
      : refuseFile('pattern')
  })
}
