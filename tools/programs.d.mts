/** The folder of the programs, built from the sources as they are; also in `process.env.PROGRAMS`. */
export function buildPrograms(): Promise<string>
