declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>
  export default subsetFont
}
