export default function Page() { return <h1>mailbox</h1>; }
