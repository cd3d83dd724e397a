import { QrCode } from '@moongate/ui'

/** The QR code with its encoder, in a file of its own so that Home's first view does not carry it. */
const LazyQrCode = ({ text, label }: { text: string; label: string }) => {
  return <QrCode text={text} label={label} size={112} />
}

export default LazyQrCode
