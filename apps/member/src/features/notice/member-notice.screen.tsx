import { NoticePanel } from '../../widgets/notice-panel.tsx'

/** The notices inside the member area. */
const MemberNoticeScreen = () => <NoticePanel />

export default MemberNoticeScreen
