export type AppConfigs = { app_android: string; app_ios: string; wap_qrcode: string; wap_app_link: string }
export type AppCode = { kind: 'android' | 'ios' | 'browser'; url: string }

/** The QR codes: of the apps where the operator has some, and for the browser of `wap_qrcode`, else the mobile address, else the address we stand at: it opens this site. */
export const listAppCodes = (configs: AppConfigs, own: string): readonly AppCode[] =>
  (
    [
      ['android', configs.app_android],
      ['ios', configs.app_ios],
      ['browser', configs.wap_qrcode || configs.wap_app_link || own],
    ] as const
  ).flatMap(([kind, url]) => (url === '' ? [] : [{ kind, url }]))

/** A configured picture is shown as it is; anything else is text to be made a code of. */
export const isPicture = (url: string): boolean =>
  /\.(png|jpe?g|webp|svg)(\?.*)?$/i.test(url) || url.startsWith('data:image/')
