export default function Page() { return <h1>coming-soon</h1>; }
