// In the order that Mantine documents.
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/Radio.layer.css";
import "./form.css";
